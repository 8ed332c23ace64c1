import type { AutoRule } from '../../domain/autoverification/auto-rules.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { controlLook, Field } from '../../ui/field.tsx';
import { DELTA_DAYS } from './read-rule-form.ts';

export interface ShownComponent {
  id: string;
  name: string;
  unit: string | null;
  expected: string | null;
}

interface RuleScreenProps {
  exam: { code: string; name: string; isCounseled: boolean };
  components: readonly ShownComponent[];
  rule: AutoRule | null;
  /** The caller proved their identity within the last minutes. */
  isFresh: boolean;
  /** The form as it was typed, if it could not be read. */
  typed: Readonly<Record<string, string>> | null;
}

/** The rule of one exam: the limits of each value, and the delta check. */
export function RuleScreen({ exam, components, rule, isFresh, typed }: RuleScreenProps) {
  return (
    <>
      <SiteLink to="/admin-panel/liberacion-automatica" className="text-brand underline underline-offset-4">
        {m.auto_back()}
      </SiteLink>
      <h1 className="mt-3 text-2xl">{exam.name}</h1>
      <p className="mt-1 font-mono text-sm text-ink-soft">{exam.code}</p>
      {exam.isCounseled || components.length === 0 ? (
        <p className="mt-6 max-w-(--container-prose) rounded-lg bg-caution-tint p-4">
          {exam.isCounseled ? m.auto_counseled() : m.auto_no_components()}
        </p>
      ) : (
        <RuleForm exam={exam} components={components} rule={rule} isFresh={isFresh} typed={typed} />
      )}
    </>
  );
}

function RuleForm({ exam, components, rule, isFresh, typed }: RuleScreenProps) {
  const { dias } = typed ?? {};
  const confirm = localizedHref(getLocale(), '/admin-panel/confirmar');
  const here = localizedHref(getLocale(), '/admin-panel/liberacion-automatica/:exam', {
    exam: exam.code.toLowerCase(),
  });
  return (
    <form method="post" noValidate className="mt-6 grid max-w-4xl gap-6">
      <p className="max-w-(--container-prose) text-ink-soft">{m.auto_form_lead()}</p>
      {typed && (
        <ErrorState heading={m.auto_number_fault()} isAnnounced>
          {exam.name}
        </ErrorState>
      )}
      <LimitTable components={components} rule={rule} typed={typed} />
      <Field
        id="dias"
        label={m.auto_delta_days()}
        hint={m.auto_delta_days_hint()}
        width="number"
        inputMode="numeric"
        defaultValue={dias ?? rule?.deltaDays ?? DELTA_DAYS}
      />
      {isFresh ? (
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="accion" value="encender" className={button('primary')}>
            {m.auto_save()}
          </button>
          {rule && (
            <button type="submit" name="accion" value="apagar" className={button('outline')}>
              {m.auto_off()}
            </button>
          )}
        </div>
      ) : (
        <p>
          {m.auto_proof()}{' '}
          <a
            href={`${confirm}?${new URLSearchParams({ a: here })}`}
            className="text-brand underline underline-offset-4"
          >
            {m.auto_proof_link()}
          </a>
        </p>
      )}
    </form>
  );
}

const LimitTable = ({ components, rule, typed }: Pick<RuleScreenProps, 'components' | 'rule' | 'typed'>) => (
  <table className="block w-full sm:table">
    <thead className="sr-only sm:not-sr-only sm:table-header-group">
      <tr className="text-left text-xs text-ink-soft">
        {[m.auto_component(), m.auto_low(), m.auto_high(), m.auto_delta()].map((heading) => (
          <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block sm:table-row-group">
      {components.map((component) => (
        <LimitRow key={component.id} component={component} rule={rule} typed={typed} />
      ))}
    </tbody>
  </table>
);

interface LimitRowProps {
  component: ShownComponent;
  rule: AutoRule | null;
  typed: RuleScreenProps['typed'];
}

function LimitRow({ component: { id, name, unit, expected }, rule, typed }: LimitRowProps) {
  const set = rule?.limits.find(({ component }) => component === id);
  const cells = [
    [`minimo-${id}`, m.auto_low(), set?.low],
    [`maximo-${id}`, m.auto_high(), set?.high],
    [`delta-${id}`, m.auto_delta(), set?.delta_percent],
  ] as const;
  return (
    <tr className="block border-t border-line py-3 sm:table-row">
      <th scope="row" className="block pr-4 text-left font-semibold sm:table-cell sm:py-2">
        {name} {unit !== null && <span className="font-normal text-ink-soft">{unit}</span>}
      </th>
      {unit === null ? (
        <td colSpan={3} className="block text-ink-soft sm:table-cell sm:py-2">
          {expected === null ? m.hold_not_comparable() : m.auto_expected({ text: expected })}
        </td>
      ) : (
        cells.map(([field, label, value]) => (
          <td key={field} className="mt-2 inline-block pr-3 sm:mt-0 sm:table-cell sm:py-2 sm:pr-4">
            <label htmlFor={field} className="block text-xs text-ink-soft sm:sr-only">
              {`${name}: ${label}`}
            </label>
            <input
              id={field}
              name={field}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed?.[field] ?? value ?? ''}
              className={controlLook('number', 'tabular-nums')}
            />
          </td>
        ))
      )}
    </tr>
  );
}
