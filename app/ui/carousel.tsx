import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { carouselContract } from './behaviors/carousel.contract.ts';
import { classes } from './classes.ts';
import { dataFor } from './data-for.ts';
import { Icon } from './icons/icon.tsx';
import { waitsFor } from './waits-for.ts';

export interface CarouselSlide {
  id: string;
  /** The name of the slide for screen readers and dots. */
  name: string;
  content: ReactNode;
}

interface CarouselProps {
  id: string;
  label: string;
  /** Milliseconds between two slides. */
  interval: number;
  slides: readonly CarouselSlide[];
  /** The position of the controls: below the strip, or over the lower edge of its pictures, with arrows. */
  controls: 'below' | 'over';
  className?: string;
}

/**
 * The carousel pattern of the WAI-ARIA Authoring Practices on a scroll-snap strip. The strip scrolls natively by mouse, touch and keyboard;
 * `behaviors/carousel.ts` adds the movement, the pause control and the arrows. The dots are links to the slides.
 */
export function Carousel({ id, label, interval, slides, controls, className }: CarouselProps) {
  const over = controls === 'over';
  return (
    <section
      {...dataFor(carouselContract, { root: true, interval })}
      aria-roledescription={m.carousel_role()}
      aria-label={label}
      className={classes('relative', className)}
    >
      <div className={classes('absolute z-10 flex items-center gap-1', over ? 'bottom-2 left-2' : 'right-2 bottom-0')}>
        <PauseControl over={over} />
        {over && <Arrow step={-1} />}
        <Dots id={id} slides={slides} over={over} />
        {over && <Arrow step={1} />}
      </div>
      <div aria-live="off" tabIndex={over ? 0 : undefined} className="carousel-strip h-full rounded-[inherit]">
        {slides.map(({ id: slide, name, content }, index) => (
          <div
            key={slide}
            id={`${id}-${slide}`}
            role="group"
            aria-roledescription={m.carousel_slide_role()}
            aria-label={m.carousel_slide_label({ position: index + 1, count: slides.length, name })}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

const round = 'carousel-control min-h-11 min-w-11 place-items-center rounded-full';
const overPicture = 'bg-surface/90 text-ink hover:bg-surface';

/** Two buttons; the carousel shows only the one that changes its state. */
function PauseControl({ over }: { over: boolean }) {
  const look = classes(round, over ? overPicture : 'text-ink-soft hover:text-brand');
  return (
    <>
      <button
        type="button"
        {...waitsFor('behavior')}
        {...dataFor(carouselContract, { pause: 'stop' })}
        aria-label={m.carousel_pause()}
        className={look}
      >
        <Icon name="pause" className="size-4" />
      </button>
      <button
        type="button"
        {...waitsFor('behavior')}
        {...dataFor(carouselContract, { pause: 'start' })}
        aria-label={m.carousel_play()}
        className={look}
      >
        <Icon name="play" className="size-4" />
      </button>
    </>
  );
}

function Arrow({ step }: { step: 1 | -1 }) {
  return (
    <button
      type="button"
      {...waitsFor('behavior')}
      {...dataFor(carouselContract, { step })}
      aria-label={step === 1 ? m.carousel_next() : m.carousel_previous()}
      className={classes(round, overPicture)}
    >
      <Icon name={step === 1 ? 'chevron-right' : 'chevron-left'} className="size-5" />
    </button>
  );
}

function Dots({ id, slides, over }: { id: string; slides: readonly CarouselSlide[]; over: boolean }) {
  return (
    <div
      role="group"
      aria-label={m.carousel_controls()}
      className={classes('flex rounded-full', over && 'bg-surface/90')}
    >
      {slides.map((slide, index) => (
        <a
          key={slide.id}
          href={`#${id}-${slide.id}`}
          {...dataFor(carouselContract, { slide: index })}
          aria-label={m.carousel_go_to({ name: slide.name })}
          aria-current={index === 0 ? 'true' : undefined}
          className="group grid min-h-11 min-w-7 place-items-center first:pl-2 last:pr-2"
        >
          <span className="size-2.5 rounded-full border-2 border-ink-soft transition-all group-aria-[current]:w-6 group-aria-[current]:bg-ink-soft" />
        </a>
      ))}
    </div>
  );
}
