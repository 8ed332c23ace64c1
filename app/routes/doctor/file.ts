import { redirect } from 'react-router';

import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { doctorFile } from '../../platform/doctor-results.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import type { Route } from './+types/file';

/** The address alone leads back to the list: which results are in the file is in the body of a form. */
export const loader = () => redirect(localizedHref(getLocale(), '/portal-medicos'));

export const action = (args: Route.ActionArgs) => doctorFile(args, args.params.file);

export const handle = { privacy: 'sensitive' } satisfies PageHandle<typeof loader>;
