import { classes } from './classes.ts';

/** The look of a button or an action link. `accent` is for the single main action of a screen, `whatsapp` for WhatsApp only. */
export type ButtonLook = 'accent' | 'brand' | 'outline' | 'quiet' | 'whatsapp';

const looks = {
  accent: 'bg-accent text-on-accent hover:bg-accent-strong',
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border border-line-strong text-ink hover:border-brand hover:text-brand',
  quiet: 'text-brand underline underline-offset-4 decoration-line-strong hover:decoration-brand',
  whatsapp: 'bg-whatsapp text-on-whatsapp hover:bg-whatsapp-strong',
} as const satisfies Record<ButtonLook, string>;

const common =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full text-center font-semibold leading-tight transition-colors disabled:border disabled:border-line disabled:bg-sunken disabled:text-ink-soft';

/** The classes of a button: ('accent') → coral, round, at least 48 px high. */
export const button = (look: ButtonLook, extra?: string): string =>
  classes(common, look === 'quiet' ? 'px-2' : 'px-5 py-2.5', looks[look], extra);
