import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

/** A stop of a sample on its way. */
export interface RouteStop {
  id: string;
  icon: IconName;
  name: string;
  /** When the sample is there. */
  time?: string | undefined;
  words: string;
  /** The stop that the visitor waits for. */
  isEnd?: boolean;
}

/** A sample's way as a line with stops: down the page on a phone, across it in a wide window. It is a list, so everybody can read it. */
export function SampleRoute({ stops }: { stops: readonly RouteStop[] }) {
  return (
    <ol className="mt-6 grid max-w-[54rem] md:auto-cols-fr md:grid-flow-col">
      {stops.map(({ id, icon, name, time, words, isEnd }, position) => {
        const isLast = position === stops.length - 1;
        return (
          <li key={id} className="relative grid grid-cols-[2.75rem_1fr] gap-x-4 pb-7 md:block md:pr-5 md:pb-0">
            {!isLast && (
              <span
                aria-hidden="true"
                className="absolute top-0 bottom-0 left-[1.3125rem] w-0.5 bg-line-strong md:top-[1.3125rem] md:right-0 md:bottom-auto md:left-0 md:h-0.5 md:w-auto"
              />
            )}
            <span
              className={classes(
                'relative row-span-3 flex size-11 items-center justify-center rounded-full border-2 bg-paper',
                isEnd ? 'border-here text-here' : 'border-brand text-brand',
              )}
            >
              <Icon name={icon} className="size-5.5" />
            </span>
            <p className="font-semibold md:mt-3">{name}</p>
            {time && <p className={classes('text-sm font-semibold', isEnd ? 'text-here' : 'text-brand')}>{time}</p>}
            <p className="text-sm text-ink-soft">{words}</p>
          </li>
        );
      })}
    </ol>
  );
}
