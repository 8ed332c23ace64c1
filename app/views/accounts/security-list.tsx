import type { OpenAccess } from '../../domain/accounts/own-sessions.server.ts';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { languageTag } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Tag } from '../../ui/tag.tsx';
import { useLaboratory } from '../laboratory/laboratory-context.ts';

interface AccessListProps {
  heading: string;
  lead?: string;
  rows: readonly OpenAccess[];
  /** The name of what the button does, as the form posts it. */
  action: 'cerrar' | 'olvidar';
  submit: string;
}

/** Sessions or devices, each with a button that ends it. The session that shows the list ends by signing out. */
export const AccessList = ({ heading, lead, rows, action, submit }: AccessListProps) => (
  <section className="mt-10">
    <h2 className="text-xl">{heading}</h2>
    {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
    {rows.length > 0 && (
      <ul className="mt-3 border-t border-line">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-16 items-center justify-between gap-x-6 border-b border-line py-2">
            <AccessRow row={row} />
            {!(row.isThis && action === 'cerrar') && (
              <form method="post" className="shrink-0">
                <input type="hidden" name="cual" value={row.id} />
                <button type="submit" name="accion" value={action} className={button('quiet')}>
                  {submit}
                  <span className="sr-only">: {row.agent || m.security_program()}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);

function AccessRow({ row: { agent, since, seenAt, isThis } }: { row: OpenAccess }) {
  const { timeZone } = useLaboratory();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
        {agent || m.security_program()}
        {isThis && <Tag tone="active">{m.security_this()}</Tag>}
      </p>
      <p className="text-sm text-ink-soft">
        {m.security_since({ since: momentOf(since, timeZone), seen: momentOf(seenAt, timeZone) })}
      </p>
    </div>
  );
}

/** ('2026-11-17T11:45:00Z', 'America/Bogota') → '17 nov, 6:45 a. m.' */
const momentOf = (instant: string, timeZone: string): string =>
  dateTimeFormat(languageTag[getLocale()], {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
