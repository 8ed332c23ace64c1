import type { ListedMapping } from '../../domain/messages-in/map-code.server.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { shownMoment } from './shown-moment.ts';

interface MappingListProps {
  mappings: readonly (ListedMapping & { name: string })[];
  timeZone: string;
  /** Null: the caller proves first who they are, at this address. */
  proof: string | null;
}

/** The laboratory's decisions about the codes of senders. Each decision can be undone. */
export const MappingList = ({ mappings, timeZone, proof }: MappingListProps) => (
  <>
    <SiteLink to="/admin-panel/mensajes-del-sistema" className="text-brand underline underline-offset-4">
      {m.messages_heading()}
    </SiteLink>
    <h1 className="mt-3 text-2xl">{m.codes_heading()}</h1>
    <p className="mt-2 mb-8 text-ink-soft">{m.codes_lead()}</p>
    {proof !== null && mappings.length > 0 && (
      <a href={proof} className={button('outline', 'mb-6')}>
        {m.message_proof()}
      </a>
    )}
    {mappings.length === 0 ? (
      <EmptyState heading={m.codes_empty_heading()}>{m.codes_empty()}</EmptyState>
    ) : (
      <Table
        caption={m.codes_heading()}
        isCaptionHidden
        rows={mappings}
        keyOf={({ id }) => id}
        columns={[
          { id: 'code', heading: m.codes_sent(), cell: ({ code }) => <span className="font-mono">{code}</span> },
          { id: 'sender', heading: m.messages_sender(), cell: ({ sender }) => sender },
          { id: 'means', heading: m.codes_means(), isLong: true, cell: ({ name }) => name },
          {
            id: 'by',
            heading: m.codes_by(),
            isLong: true,
            cell: ({ by, created_at }) => `${by}, ${shownMoment(getLocale(), created_at, timeZone)}`,
          },
          { id: 'undo', heading: m.codes_undo(), cell: ({ id }) => proof === null && <Undo id={id} /> },
        ]}
      />
    )}
  </>
);

const Undo = ({ id }: { id: string }) => (
  <form method="post">
    <button type="submit" name="deshacer" value={id} className={button('quiet')}>
      {m.codes_undo()}
    </button>
  </form>
);
