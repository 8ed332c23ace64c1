import { classes } from './classes.ts';

/**
 * The look of a button or an action link. `primary` is for the single main action of a screen or dialog. The others step back: `outline`,
 * then `quiet`. `whatsapp` is an outline with WhatsApp's mark in its green, for links to WhatsApp only.
 */
export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'whatsapp';

const looks = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand',
  quiet: 'text-brand underline underline-offset-4 decoration-line-strong hover:decoration-brand',
  whatsapp: 'border border-line-strong bg-surface text-ink hover:border-brand [&>svg]:text-whatsapp-mark',
} as const satisfies Record<ButtonLook, string>;

const common =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full text-center font-semibold leading-tight transition-colors disabled:border disabled:border-line disabled:bg-sunken disabled:text-ink-soft';

/** Returns the class string of a button or a link that looks like one, at least 48 px high; `extra` is appended. */
export const button = (look: ButtonLook, extra?: string): string =>
  classes(common, look === 'quiet' ? 'px-2' : 'px-5 py-2.5', looks[look], extra);
