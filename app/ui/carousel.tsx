import type { ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { carouselContract } from './behaviors/carousel.contract.ts';
import { classes } from './classes.ts';
import { dataFor } from './data-for.ts';
import { Icon } from './icons/icon.tsx';
import { waitsFor } from './waits-for.ts';

/** One slide of a carousel. */
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
  /**
   * The controls: small, at the left of the space that the slides leave at their lower end, or, with arrows, in a line under the pictures.
   */
  controls: 'below' | 'under';
  className?: string;
}

/**
 * The carousel pattern of the WAI-ARIA Authoring Practices on a scroll-snap strip. The strip scrolls natively by mouse, touch and keyboard;
 * `behaviors/carousel.ts` adds the movement, the pause control and the arrows. The dots are links to the slides.
 */
export function Carousel({ id, label, interval, slides, controls, className }: CarouselProps) {
  const under = controls === 'under';
  return (
    <section
      {...dataFor(carouselContract, { root: true, interval })}
      aria-roledescription={m.carousel_role()}
      aria-label={label}
      className={classes('relative', under && 'flex flex-col', className)}
    >
      <div
        className={classes(
          'flex items-center',
          under ? 'order-last -mr-3 self-end' : 'absolute bottom-0 -left-4 z-10 [&_.carousel-mark]:scale-80',
        )}
      >
        <PauseControl />
        {under && <Arrow step={-1} />}
        <Dots id={id} slides={slides} />
        {under && <Arrow step={1} />}
      </div>
      <div
        aria-live="off"
        tabIndex={under ? 0 : undefined}
        className={classes('carousel-strip h-full', under && 'rounded-lg')}
      >
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

const control = 'carousel-control min-h-11 min-w-11 place-items-center rounded-full text-ink-soft hover:text-brand';

/** Two buttons; the carousel shows only the one that changes its state. */
function PauseControl() {
  return (
    <>
      <button
        type="button"
        {...waitsFor('behavior')}
        {...dataFor(carouselContract, { pause: 'stop' })}
        aria-label={m.carousel_pause()}
        className={control}
      >
        <Icon name="pause" className="carousel-mark size-3.5" />
      </button>
      <button
        type="button"
        {...waitsFor('behavior')}
        {...dataFor(carouselContract, { pause: 'start' })}
        aria-label={m.carousel_play()}
        className={control}
      >
        <Icon name="play" className="carousel-mark size-3.5" />
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
      className={control}
    >
      <Icon name={step === 1 ? 'chevron-right' : 'chevron-left'} className="size-4" />
    </button>
  );
}

function Dots({ id, slides }: Pick<CarouselProps, 'id' | 'slides'>) {
  return (
    <div role="group" aria-label={m.carousel_controls()} className="flex">
      {slides.map((slide, index) => (
        <a
          key={slide.id}
          href={`#${id}-${slide.id}`}
          {...dataFor(carouselContract, { slide: index })}
          aria-label={m.carousel_go_to({ name: slide.name })}
          aria-current={index === 0 ? 'true' : undefined}
          className="group grid min-h-11 min-w-6 place-items-center"
        >
          <span className="carousel-mark size-2 rounded-full border-[1.5px] border-ink-soft transition-all group-aria-[current]:w-5 group-aria-[current]:bg-ink-soft" />
        </a>
      ))}
    </div>
  );
}
