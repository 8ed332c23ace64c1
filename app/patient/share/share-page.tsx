import type { ReportShare } from '../../domain/reports/report-shares.server.ts';
import type { ShareDays } from '../../domain/reports/share-days.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { copyContract } from '../../ui/behaviors/copy.contract.ts';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { ProveFirst } from '../frame/prove-first.tsx';
import { momentInWords } from '../frame/visit-words.ts';

/** The answer to the form: the link and its passcode, once; or the form again. */
export type ShareReply =
  | { kind: 'made'; link: string; passcode: string }
  | { kind: 'faulty'; typed: { reader: string; days: string } };

interface SharePageProps {
  report: string;
  /** Whether the proof of the caller is new enough to make a link. */
  isFresh: boolean;
  shares: readonly ReportShare[];
  reply: ShareReply | undefined;
}

/** The links of the patient to one result: a new one, and the open ones. */
export const SharePage = ({ report, isFresh, shares, reply }: SharePageProps) => (
  <div className="max-w-(--container-prose)">
    <a
      href={localizedHref(getLocale(), '/portal-resultados/resultado/:report', { report })}
      className="-mt-3 mb-3 inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-brand"
    >
      <Icon name="chevron-left" className="size-4" />
      {m.share_back()}
    </a>
    <h1 className="text-2xl">{m.share_heading()}</h1>
    <p className="mt-3 text-ink-soft">{m.share_lead()}</p>
    {reply?.kind === 'made' && <MadeLink {...reply} />}
    {reply?.kind !== 'made' && isFresh && <NewLink typed={reply?.typed} />}
    {reply?.kind !== 'made' && !isFresh && (
      <ProveFirst back={localizedHref(getLocale(), '/portal-resultados/resultado/:report/compartir', { report })} />
    )}
    <section className="mt-12">
      <h2 className="text-xl">{m.share_list()}</h2>
      {shares.length === 0 ? (
        <p className="mt-4 rounded-lg bg-sunken p-5">{m.share_none()}</p>
      ) : (
        <ul className="mt-4 border-t border-line">
          {shares.map((share) => (
            <ShareLine key={share.id} share={share} />
          ))}
        </ul>
      )}
    </section>
  </div>
);

const MadeLink = ({ link, passcode }: { link: string; passcode: string }) => (
  <section role="status" className="mt-7 rounded-lg bg-tint p-5">
    <h2 className="font-sans text-base font-semibold tracking-normal">{m.share_made()}</h2>
    <p className="mt-1">{m.share_made_lead()}</p>
    <dl className="mt-4 grid gap-4">
      <Copied term={m.share_link()} text={link} />
      <Copied term={m.share_passcode()} text={passcode} className="text-xl font-semibold tracking-wide tabular-nums" />
    </dl>
  </section>
);

/** A text to pass on, with a button that copies it where the browser can. */
const Copied = ({ term, text, className }: { term: string; text: string; className?: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-4">
      <code className={classes('min-w-0 font-sans wrap-anywhere select-all', className)}>{text}</code>
      <button
        type="button"
        hidden
        {...dataFor(copyContract, { copied: m.share_made_copied() })}
        className={button('quiet', '-mx-2')}
      >
        {m.share_made_copy()}
      </button>
    </dd>
  </div>
);

const dayWords = {
  '1': m.share_day_one,
  '7': m.share_days_week,
  '30': m.share_days_month,
} as const satisfies Record<ShareDays, () => string>;

const NewLink = ({ typed }: { typed: { reader: string; days: string } | undefined }) => (
  <form method="post" noValidate className="mt-7 grid max-w-104 gap-6">
    <Field
      id="para"
      label={m.share_reader()}
      hint={m.share_reader_hint()}
      fault={typed ? m.share_reader_missing() : undefined}
      isAnnounced
      autoComplete="off"
      maxLength={80}
      defaultValue={typed?.reader ?? ''}
    />
    <SelectField id="dias" label={m.share_days()} defaultValue={typed?.days || '7'}>
      {Object.entries(dayWords).map(([days, words]) => (
        <option key={days} value={days}>
          {words()}
        </option>
      ))}
    </SelectField>
    <button type="submit" name="accion" value="crear" className={button('primary', 'justify-self-start')}>
      {m.share_make()}
    </button>
  </form>
);

function ShareLine({ share: { id, reader, expiresAt } }: { share: ReportShare }) {
  const { timeZone } = useLaboratory();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{reader}</span>
        <span className="block text-sm text-ink-soft">
          {m.share_until({ date: momentInWords(expiresAt, timeZone) })}
        </span>
      </p>
      <form method="post">
        <input type="hidden" name="enlace" value={id} />
        <button type="submit" name="accion" value="cerrar" className={button('outline')}>
          {m.share_end()}
        </button>
      </form>
    </li>
  );
}
