import { BINDING_CODE_DAYS } from '../../domain/persons/binding-code.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { shownMoment } from '../results/shown-moment.ts';

export interface HandedCode {
  /** '3467-9ACD' */
  printed: string;
  expiresAt: string;
}

interface CodeSlipProps {
  code: HandedCode;
  person: string;
  timeZone: string;
}

/** The paper that the patient takes along. It names nobody: without the birth date the code opens nothing. */
export function CodeSlip({ code: { printed, expiresAt }, person, timeZone }: CodeSlipProps) {
  const { brand } = useLaboratory();
  return (
    <div className="max-w-120">
      <div className="rounded-lg border border-line-strong bg-surface p-6 sm:p-8">
        <p className="text-sm text-ink-soft">{brand}</p>
        <h1 className="mt-1 text-xl">{m.slip_heading()}</h1>
        <p className="mt-5 font-mono text-2xl tracking-widest select-all">{printed}</p>
        <ol className="mt-5 grid list-decimal gap-1.5 pl-5">
          <li>{m.slip_step_account()}</li>
          <li>{m.slip_step_code()}</li>
          <li>{m.slip_step_read()}</li>
        </ol>
        <p className="mt-5 text-sm text-ink-soft">
          {m.slip_expires({ moment: shownMoment(getLocale(), expiresAt, timeZone), count: BINDING_CODE_DAYS })}
        </p>
      </div>
      <p className="no-print mt-5 text-ink-soft">{m.slip_once()}</p>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          {...dataFor(clickContract, { print: 'sheet' })}
          {...waitsFor('behavior')}
          className={button('primary', 'hidden scripted:inline-flex')}
        >
          {m.slip_print()}
        </button>
        <a
          href={localizedHref(getLocale(), '/admin-panel/pacientes/:id', { id: person })}
          className={button('outline')}
        >
          {m.slip_done()}
        </a>
      </div>
    </div>
  );
}
