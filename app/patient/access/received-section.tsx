import type { ReceivedAccess } from '../../domain/persons/received-access.server.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { dateWords } from '../frame/visit-words.ts';

/** The other people whose results this account reads, until when, and the button that ends it. */
export const ReceivedSection = ({ received }: { received: readonly ReceivedAccess[] }) => (
  <section className="max-w-(--container-prose)">
    <h2 className="text-xl">{m.reading_heading()}</h2>
    <p className="mt-2 text-ink-soft">{m.reading_lead()}</p>
    <ul className="mt-5 border-t border-line">
      {received.map((access) => (
        <ReceivedLine key={access.person} access={access} />
      ))}
    </ul>
  </section>
);

function ReceivedLine({ access: { person, firstName, until, isOver } }: { access: ReceivedAccess }) {
  const { timeZone } = useLaboratory();
  const date = until === '' ? '' : dateWords(until, timeZone);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{firstName}</span>
        <span className="block text-sm text-ink-soft">
          {isOver ? m.reading_over({ date }) : date === '' ? m.reading_open() : m.reading_until({ date })}
        </span>
      </p>
      {!isOver && (
        <form method="post">
          <input type="hidden" name="persona" value={person} />
          <button type="submit" name="accion" value="dejar" className={button('outline')}>
            {m.reading_leave()}
          </button>
        </form>
      )}
    </li>
  );
}
