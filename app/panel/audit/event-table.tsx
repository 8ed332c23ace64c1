import { m } from '../../i18n/paraglide/messages.js';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Moment } from '../frame/moment.tsx';
import { auditHref, type EventView, type ShownParty } from './audit-view.ts';
import { actionWords, partyWords, roleWords } from './audit-words.ts';
import { auditReasonWords } from './reason-words.ts';

interface EventTableProps {
  events: readonly EventView[];
  /** The chain is broken at a number. Otherwise a gap in the numbers would show the place of a counseling. */
  isNumbered: boolean;
}

/** The events of a page. */
export const EventTable = ({ events, isNumbered }: EventTableProps) => (
  <Table
    caption={m.audit_heading()}
    isCaptionHidden
    isDense
    columns={columns(isNumbered)}
    rows={events}
    keyOf={({ seq }) => String(seq)}
  />
);

const columns = (isNumbered: boolean): TableColumn<EventView>[] => [
  {
    id: 'action',
    heading: m.audit_action(),
    isLong: true,
    cell: ({ action, isRefused, reason }) => (
      <>
        {actionWords(action)} {isRefused && <Tag tone="caution">{m.audit_denied()}</Tag>}
        {reason && <span className="block text-sm font-normal text-ink-soft">{auditReasonWords(reason)}</span>}
      </>
    ),
  },
  {
    id: 'who',
    heading: m.audit_who(),
    cell: ({ actor, role }) => (
      <span>
        <Party party={actor} />
        {role && roleWords(role) !== partyWords(actor.kind) && (
          <span className="block text-sm text-ink-soft">{roleWords(role)}</span>
        )}
      </span>
    ),
  },
  { id: 'about', heading: m.audit_about(), cell: ({ object }) => (object ? <Party party={object} /> : '–') },
  { id: 'when', heading: m.audit_when(), cell: ({ at }) => <Moment instant={at} /> },
  ...(isNumbered
    ? [{ id: 'number', heading: m.audit_number(), isNumeric: true, cell: ({ seq }: EventView) => seq }]
    : []),
];

/** A staff member's name links to their own events. Other records show the first characters of their id. */
function Party({ party: { kind, id, name } }: { party: ShownParty }) {
  if (name !== null && id !== null)
    return (
      <a
        href={auditHref({ action: null, account: id, day: null }, 'newest')}
        className="text-brand underline decoration-line-strong underline-offset-4 hover:decoration-brand"
      >
        {name}
      </a>
    );
  return (
    <>
      {partyWords(kind)} {id && <span className="font-mono text-sm text-ink-soft">{id.slice(0, 8)}</span>}
    </>
  );
}
