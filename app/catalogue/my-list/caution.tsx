import { classes } from '../../ui/classes.ts';

/** The bar at the left of a text that needs attention and is no emergency. */
export const cautionBar = 'border-l-4 border-caution pl-4';

interface CautionProps {
  /** Whether it answers what the visitor has just chosen. */
  isAnnounced?: boolean;
  children: string;
}

/** A warning of a plan in a sentence. */
export const Caution = ({ isAnnounced = false, children }: CautionProps) => (
  <p role={isAnnounced ? 'alert' : undefined} className={classes(cautionBar, 'font-semibold not-first:mt-3')}>
    {children}
  </p>
);
