import { formatNumber, formatPercent } from '../../i18n/format.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { heroSlides, type Slide } from './slides.ts';

/** Milliseconds between two text slides (clause S4.01). */
const TEXT_INTERVAL = 5_000;

export function HeroSlides() {
  const { claims } = useLaboratory();
  const slides = heroSlides({
    exams: formatNumber(getLocale(), claims.examTypes),
    hours: `${claims.resultHours.from}–${claims.resultHours.to}`,
    accuracy: formatPercent(getLocale(), claims.paternityAccuracyPercent),
  });
  return (
    <Carousel
      id="ofertas"
      label={m.hero_slides_label()}
      interval={TEXT_INTERVAL}
      controls="below"
      slides={slides.map((slide) => ({
        id: slide.id,
        name: `${slide.title} ${slide.highlight}`,
        content: <TextSlide {...slide} />,
      }))}
    />
  );
}

function TextSlide({ title, highlight, description, picture, link }: Slide) {
  return (
    <SiteLink to={link} className="group grid h-full gap-x-16 gap-y-4 max-lg:pb-11 lg:grid-cols-[1.18fr_1fr]">
      <span className="block self-end lg:order-first lg:self-center">
        <span className="block max-w-[24ch] font-display text-2xl leading-tight tracking-tight group-hover:underline">
          {title} {highlight}
        </span>
        <span className="mt-3 block max-w-[34rem] text-ink-soft lg:text-lg">{description}</span>
      </span>
      <Picture
        name={picture}
        alt=""
        sizes="(min-width: 64rem) 34rem, 100vw"
        className="aspect-[5/2] rounded-md object-cover max-lg:order-first lg:aspect-[16/10]"
      />
    </SiteLink>
  );
}
