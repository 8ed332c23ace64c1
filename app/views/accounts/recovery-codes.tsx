import { m } from '../../i18n/paraglide/messages.js';

/** The ten recovery codes, shown once. They can be printed, copied, or written down. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
    <h2 className="text-xl">{m.recovery_heading()}</h2>
    <p className="mt-2 text-ink-soft">{m.recovery_text()}</p>
    <ol className="mt-5 grid gap-x-8 gap-y-2 font-mono text-sm sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code} className="border-t border-line pt-2 select-all">
          {code}
        </li>
      ))}
    </ol>
  </div>
);
