import type { LoaderFunctionArgs } from 'react-router';

import type { Page } from '../features/pages/page.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { servicesContext } from './services.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The words of a page, in the language of the address that was asked for. */
export const loadPage = ({ context, url }: Asked, id: string): Page =>
  context.get(servicesContext).pages.read(id, localeOfPath(url.pathname));
