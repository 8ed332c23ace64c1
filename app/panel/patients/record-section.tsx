import type { JoinFault } from '../../domain/persons/join-rules.ts';
import { type RelativePaper, relations, relativePapers } from '../../domain/persons/relatives.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { Choices } from '../../ui/fieldset.tsx';
import { shownMoment } from '../results/shown-moment.ts';
import type { DeskRight } from './desk-right.ts';
import { ProofLink } from './proof-link.tsx';
import { relationWords } from './relation-words.ts';

export interface PersonRecord {
  joinedTo: string | null;
  deceasedAt: string | null;
  joined: readonly { id: string; document: string }[];
}

export type JoinReply = { kind: 'join'; fault: JoinFault | 'missing'; type: string; number: string };

const faultWords = {
  missing: m.join_fault_missing,
  same: m.join_fault_same,
  'birth-date': m.join_fault_birth_date,
  sex: m.join_fault_sex,
  joined: m.join_fault_joined,
  accounts: m.join_fault_accounts,
} as const satisfies Record<JoinReply['fault'], unknown>;

interface RecordSectionProps {
  person: string;
  record: PersonRecord;
  rights: { join: DeskRight; decease: DeskRight };
  documentTypes: readonly string[];
  timeZone: string;
  reply: JoinReply | { kind: 'relative' } | undefined;
}

/** The record itself: a duplicate to join, a death, and results for a relative. */
export function RecordSection(props: RecordSectionProps) {
  const { person, record, rights, timeZone, reply } = props;
  if (record.joinedTo !== null)
    return (
      <p className="max-w-(--container-prose) rounded-lg bg-caution-tint p-4">
        {m.join_into()}{' '}
        <a
          href={localizedHref(getLocale(), '/admin-panel/pacientes/:id', { id: record.joinedTo })}
          className="text-brand underline underline-offset-4"
        >
          {m.join_open()}
        </a>
      </p>
    );
  return (
    <>
      {rights.join !== 'no' && <Join {...props} />}
      {rights.decease !== 'no' && (
        <section className="border-t border-line pt-6">
          <h2 className="text-lg">{m.deceased_heading()}</h2>
          <p className="mt-2 text-sm text-ink-soft">
            {record.deceasedAt === null
              ? m.deceased_lead()
              : m.deceased_since({ moment: shownMoment(getLocale(), record.deceasedAt, timeZone) })}
          </p>
          {rights.decease === 'proof' ? (
            <ProofLink person={person} />
          ) : (
            <form method="post" className="mt-4">
              <button
                type="submit"
                name="accion"
                value={record.deceasedAt === null ? 'fallecio' : 'vive'}
                className={button('outline')}
              >
                {record.deceasedAt === null ? m.deceased_submit() : m.deceased_undo()}
              </button>
            </form>
          )}
          {record.deceasedAt !== null && rights.decease === 'yes' && (
            <Relative isMissing={reply?.kind === 'relative'} />
          )}
        </section>
      )}
    </>
  );
}

function Join({ person, record, rights, documentTypes, reply }: RecordSectionProps) {
  const fault = reply?.kind === 'join' ? reply : null;
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-lg">{m.join_heading()}</h2>
      <p className="mt-2 text-sm text-ink-soft">{m.join_lead()}</p>
      {record.joined.map(({ id, document }) => (
        <form key={id} method="post" className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <input type="hidden" name="registro" value={id} />
          <span>{m.join_joined({ document })}</span>
          <button
            type="submit"
            name="accion"
            value="separar"
            disabled={rights.join !== 'yes'}
            className={button('outline')}
          >
            {m.join_separate()}
          </button>
        </form>
      ))}
      {rights.join === 'proof' ? (
        <ProofLink person={person} />
      ) : (
        <details open={fault !== null} className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-brand">{m.join_submit()}</summary>
          <form method="post" noValidate autoComplete="off" className="mt-2 grid gap-4">
            <SelectField id="tipo" label={m.join_type()} defaultValue={fault?.type ?? 'CC'}>
              {documentTypes.map((type) => (
                <option key={type} value={type}>
                  {type}
                </option>
              ))}
            </SelectField>
            <Field
              id="numero"
              label={m.join_number()}
              fault={fault && faultWords[fault.fault]()}
              isAnnounced
              autoComplete="off"
              defaultValue={fault?.number}
            />
            <button type="submit" name="accion" value="unir" className={button('outline')}>
              {m.join_submit()}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

const paperWords = {
  death: m.relative_paper_death,
  kinship: m.relative_paper_kinship,
  reason: m.relative_paper_reason,
  reserve: m.relative_paper_reserve,
} as const satisfies Record<RelativePaper, unknown>;

const Relative = ({ isMissing }: { isMissing: boolean }) => (
  <details open={isMissing} className="mt-3">
    <summary className="min-h-11 cursor-pointer py-2.5 text-brand">{m.relative_heading()}</summary>
    <form method="post" className="mt-2 grid gap-4">
      <p className="text-sm text-ink-soft">{m.relative_lead()}</p>
      <SelectField id="parentesco" label={m.relative_relation()}>
        {relations.map((relation) => (
          <option key={relation} value={relation}>
            {relationWords[relation]()}
          </option>
        ))}
      </SelectField>
      <Choices
        id="papeles"
        name="papeles"
        kind="checkboxes"
        label={m.relative_papers()}
        fault={isMissing && m.relative_fault()}
        isAnnounced
        options={relativePapers.map((paper) => ({ value: paper, label: paperWords[paper]() }))}
      />
      <button type="submit" name="accion" value="familiar" className={button('outline')}>
        {m.relative_submit()}
      </button>
    </form>
  </details>
);
