import type { ReadableField, ReadableSegment } from '../../domain/messages-in/readable-message.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Tag } from '../../ui/tag.tsx';
import { hl7FieldName, hl7SegmentName } from './hl7-field-words.ts';

/** A row with the fault hangs out to the left, so its columns stay below those of the other rows. */
export const messageRowLook = (isFault: boolean): string =>
  classes(
    'grid gap-x-4 border-b border-line py-1.5 sm:grid-cols-[13rem_minmax(0,1fr)]',
    isFault && '-ml-4 border-l-4 border-l-alarm bg-alarm/4 pl-3',
  );

/** One message as its sender wrote it: segment, field, name, value. The fault is marked where it is. */
export const MessageSegments = ({ segments }: { segments: readonly ReadableSegment[] }) => (
  <div className="grid gap-7">
    {segments.map((segment) => (
      <Segment key={segment.index} segment={segment} />
    ))}
  </div>
);

const Segment = ({ segment: { index, name, fields } }: { segment: ReadableSegment }) => (
  <section>
    <h2 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base font-semibold tracking-normal">
      <span className="font-mono">{name === '' ? m.message_stray() : name}</span>
      <span className="text-sm font-normal text-ink-soft">
        {hl7SegmentName(name, getLocale())} · {index + 1}
      </span>
    </h2>
    <dl className="mt-2 border-t border-line text-sm">
      {fields.map((field) => (
        <Field key={field.number} segment={name} field={field} />
      ))}
    </dl>
  </section>
);

function Field({ segment, field: { number, value, cut, isFault, isUnplaced, isEdited } }: FieldProps) {
  return (
    <div className={messageRowLook(isFault)}>
      <dt className="flex items-baseline gap-2.5 text-ink-soft">
        <span className="w-6 shrink-0 font-mono tabular-nums">{number === 0 ? '' : number}</span>
        <span>{hl7FieldName(segment, number, getLocale())}</span>
      </dt>
      <dd className="wrap-anywhere">
        <span className="font-mono whitespace-pre-wrap">{value}</span>
        {cut > 0 && <span className="text-ink-soft"> … {m.message_cut({ count: cut })}</span>}
        {(isFault || isUnplaced || isEdited) && (
          <span className="mt-1 flex flex-wrap gap-2">
            {isFault && <Tag tone="alarm">{m.message_mark_fault()}</Tag>}
            {isEdited && <Tag tone="active">{m.message_mark_edited()}</Tag>}
            {isUnplaced && <Tag>{m.message_mark_unplaced()}</Tag>}
          </span>
        )}
      </dd>
    </div>
  );
}

interface FieldProps {
  segment: string;
  field: ReadableField;
}
