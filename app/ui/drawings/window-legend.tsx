import { m } from '../../i18n/paraglide/messages.js';
import { Dot } from './window-track.tsx';

/** The meaning of the two dots, of the dotted line, and of the break in the scale. */
export const Legend = () => (
  <p aria-hidden="true" className="mt-5 grid gap-y-0.5 text-sm text-ink-soft lg:flex lg:flex-wrap lg:gap-x-6">
    <span>
      <Dot /> {m.window_useful()}
    </span>
    <span>
      <Dot isFull /> {m.window_firm()}
    </span>
    <span>
      <svg aria-hidden="true" viewBox="0 0 20 12" className="inline-block h-3 w-5 align-[-0.05em]">
        <line x1="0" x2="20" y1="6" y2="6" className="stroke-brand" strokeWidth="2" strokeDasharray="2 4" />
      </svg>{' '}
      {m.window_varies()}
    </span>
    <span>
      <svg aria-hidden="true" viewBox="0 0 14 14" className="inline-block h-3.5 w-3.5 align-[-0.15em]">
        <path d="M1 14 7 0M7 14 13 0" className="stroke-ink-soft" strokeWidth="2" />
      </svg>{' '}
      {m.window_break()}
    </span>
  </p>
);
