import { classes } from './classes.ts';

/** The meaning of a status. The text also says it, because color is never the only signal. */
export type TagTone = 'neutral' | 'active' | 'good' | 'caution' | 'alarm';

const tones = {
  neutral: 'border-line-strong text-ink-soft',
  active: 'border-brand text-brand',
  good: 'border-open text-open',
  caution: 'border-caution text-caution',
  alarm: 'border-alarm text-alarm',
} as const satisfies Record<TagTone, string>;

/** The status of a thing, in a word or two. It is no link and no button. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: string }) {
  return (
    <span
      className={classes('inline-block rounded-lg border bg-surface px-3 py-0.5 text-sm font-semibold', tones[tone])}
    >
      {children}
    </span>
  );
}
