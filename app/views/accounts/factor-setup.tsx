import { m } from '../../i18n/paraglide/messages.js';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import type { CodeReply } from './sign-in-reply.ts';

export interface FactorSetupData {
  rows: readonly (readonly boolean[])[];
  /** The secret in groups of four, for typing. */
  secret: string;
}

/** The setup of the second factor: scan or type, then prove it with a code. */
export function FactorSetup({
  setup,
  reply,
  next,
  submit = m.factor_submit(),
  children,
}: {
  setup: FactorSetupData;
  reply: CodeReply | undefined;
  next: string | null;
  submit?: string;
  /** Other fields of the form. */
  children?: React.ReactNode;
}) {
  return (
    <ol className="grid gap-8">
      <Step number={1} heading={m.factor_step_app()}>
        <p className="text-ink-soft">{m.factor_step_app_text()}</p>
      </Step>
      <Step number={2} heading={m.factor_step_scan()}>
        <QrCode rows={setup.rows} label={m.factor_qr_label()} />
        <p className="mt-3 text-sm text-ink-soft">{m.factor_type_it()}</p>
        <p className="mt-1 font-mono text-sm wrap-anywhere select-all">{setup.secret}</p>
      </Step>
      <Step number={3} heading={m.factor_step_code()}>
        <CodeForm reply={reply} hint={m.factor_code_hint()} submit={submit} next={next}>
          {children}
        </CodeForm>
      </Step>
    </ol>
  );
}

const Step = ({ number, heading, children }: { number: number; heading: string; children: React.ReactNode }) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
    <span aria-hidden="true" className="font-display text-xl leading-none text-brand">
      {number}
    </span>
    <div>
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">{heading}</h2>
      {children}
    </div>
  </li>
);
