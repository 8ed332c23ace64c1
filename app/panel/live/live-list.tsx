import type { ReactNode } from 'react';

import type { LiveListName } from '../../domain/work/list-stamps.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { dataFor } from '../../ui/data-for.ts';
import { liveListContract } from './live-list.contract.ts';

/** A list that shows by itself what has changed. Without the script a reload does. */
export const LiveList = ({ name, children }: { name: LiveListName; children: ReactNode }) => (
  <>
    <p role="status" {...dataFor(liveListContract, { notice: m.live_changed() })} className="text-sm text-brand" />
    <div {...dataFor(liveListContract, { list: `${localizedHref(getLocale(), '/admin-panel/pulso')}?lista=${name}` })}>
      {children}
    </div>
    <script type="module" src={import.meta.env.DEV ? '/app/panel-live.ts' : '/panel-live.js'} />
  </>
);
