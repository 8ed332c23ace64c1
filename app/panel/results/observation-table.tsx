import type { ReviewedReport } from '../../domain/release/panel-queries.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { sentFlagWords } from './result-words.ts';

type ReportVersion = ReviewedReport['versions'][number];

interface ObservationTableProps {
  version: ReportVersion;
  /** The version that this one replaces: a value that changed shows what it was. */
  before?: ReportVersion | undefined;
  caption: string;
}

/** All observations, with every text exactly as it was sent. */
export function ObservationTable({ version, before, caption }: ObservationTableProps) {
  const earlier = new Map(before?.observations.map((one) => [`${one.code} ${one.sub_id}`, one.value]));
  return (
    <div>
      <Table
        caption={caption}
        rows={version.observations}
        keyOf={({ position }) => String(position)}
        columns={[
          { id: 'name', heading: m.report_name(), isLong: true, cell: ({ name }) => name },
          {
            id: 'value',
            heading: m.report_value(),
            isNumeric: true,
            cell: ({ value, code, sub_id, attachment, ...place }) => (
              <>
                <Value value={value} before={earlier.get(`${code} ${sub_id}`) ?? value} />
                {attachment && <Document {...place} />}
              </>
            ),
          },
          { id: 'unit', heading: m.report_unit(), cell: ({ unit }) => unit },
          {
            id: 'range',
            heading: m.report_range(),
            cell: ({ reference_range: range }) =>
              range || <span className="text-ink-soft">{m.report_range_none()}</span>,
          },
          { id: 'flag', heading: m.report_flag(), cell: ({ flags }) => <Flag sent={flags} /> },
        ]}
      />
      <Comments version={version} />
    </div>
  );
}

const Value = ({ value, before }: { value: string; before: string }) => (
  <>
    <span className="font-semibold whitespace-pre-line">{value}</span>
    {before !== value && (
      <span className="block text-xs text-ink-soft">
        {m.report_before()}: {before}
      </span>
    )}
  </>
);

/** A document is a file of its own: it never becomes a part of this page. */
const Document = ({
  report,
  version,
  position,
}: Pick<ReportVersion['observations'][number], 'report' | 'version' | 'position'>) => (
  <a
    href={localizedHref(getLocale(), '/admin-panel/documentos/:id', { id: `${report}.${version}.${position}` })}
    className="block text-brand underline underline-offset-4"
  >
    {m.report_document()}
  </a>
);

function Flag({ sent }: { sent: string }) {
  const flag = sentFlagWords(sent);
  return flag && <Tag tone={flag.tone}>{flag.text}</Tag>;
}

function Comments({ version: { comment, observations } }: { version: ReportVersion }) {
  const comments = [
    ...(comment ? [{ of: '', text: comment }] : []),
    ...observations.flatMap((one) => (one.comment ? [{ of: `${one.name}: `, text: one.comment }] : [])),
  ];
  if (comments.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm whitespace-pre-line">
      {comments.map(({ of, text }) => (
        <p key={of + text}>
          <span className="text-ink-soft">{of || `${m.report_comment()}: `}</span>
          {text}
        </p>
      ))}
    </div>
  );
}
