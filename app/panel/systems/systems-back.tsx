import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';

export const SystemsBack = () => (
  <SiteLink
    to="/admin-panel/sistemas"
    className="mb-2 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
  >
    <Icon name="chevron-left" className="size-4" />
    {m.systems_back()}
  </SiteLink>
);
