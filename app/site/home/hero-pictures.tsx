import { formatClaim } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { labImages } from './slides.ts';

/** Milliseconds between two pictures (clause S4.01). */
const PICTURE_INTERVAL = 4_000;

export function HeroPictures() {
  const { claims } = useLaboratory();
  return (
    <div className="relative lg:row-span-2 lg:h-full">
      <Carousel
        id="imagenes"
        label={m.hero_pictures_label()}
        interval={PICTURE_INTERVAL}
        controls="over"
        className="rounded-lg lg:h-full"
        slides={labImages().map(({ name, alt, priority }) => ({
          id: name,
          name: alt,
          content: (
            <Picture
              name={name}
              alt={alt}
              priority={priority}
              sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 100vw"
              className="aspect-[4/3] lg:aspect-auto lg:h-full"
            />
          ),
        }))}
      />
      <div className="pointer-events-none absolute top-4 left-4 grid gap-2">
        <Badge text={m.badge_patients({ count: formatClaim(claims.patientsServed) })} cap="bg-cap-lavender" />
        <Badge text={m.badge_exams({ count: formatClaim(claims.examTypes) })} cap="bg-cap-gold" />
      </div>
    </div>
  );
}

/** A claim in the style of a tube label: its color at the edge, then the text. */
function Badge({ text, cap }: { text: string; cap: string }) {
  return (
    <p className="flex overflow-hidden rounded-sm bg-surface text-sm font-bold">
      <span className={`w-2 shrink-0 ${cap}`} />
      <span className="px-3 py-1.5">{text}</span>
    </p>
  );
}
