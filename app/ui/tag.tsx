import { classes } from './classes.ts';

/** The meaning of a status. The text also says it, because color is never the only signal. */
export type TagTone = 'neutral' | 'active' | 'good' | 'caution' | 'alarm';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  active: 'bg-tint text-brand',
  good: 'bg-open/12 text-open',
  caution: 'bg-caution-tint text-caution',
  alarm: 'bg-alarm-tint text-alarm',
} as const satisfies Record<TagTone, string>;

/** The status of a thing, in a word or two. It is no link and no button. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: string }) {
  return (
    <span
      className={classes(
        // Paper and forced colors have no backgrounds: there, the frame says that it is a tag.
        'inline-block rounded-full border border-transparent px-3 py-0.5 text-xs font-semibold print:border-current sm:whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
