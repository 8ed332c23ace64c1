import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';

/** Replaces a page of the panel that does not exist, is not for this account, or failed. */
export function PanelFault({ status }: { status: number }) {
  const words =
    status === 403
      ? { heading: m.panel_forbidden_heading(), text: m.panel_forbidden_text() }
      : status === 404
        ? { heading: m.panel_missing_heading(), text: m.panel_missing_text() }
        : { heading: m.panel_failed_heading(), text: m.panel_failed_text() };
  return (
    <>
      <h1 className="text-2xl">{words.heading}</h1>
      <p className="mt-3 max-w-(--container-prose) text-ink-soft">{words.text}</p>
      <SiteLink to="/admin-panel" className={button('outline', 'mt-6')}>
        {m.panel_back()}
      </SiteLink>
    </>
  );
}
