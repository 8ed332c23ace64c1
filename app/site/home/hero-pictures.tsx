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
    <div className="relative">
      <Carousel
        id="imagenes"
        label={m.hero_pictures_label()}
        interval={PICTURE_INTERVAL}
        controls="over"
        className="rounded-lg"
        slides={labImages().map(({ name, alt, priority }) => ({
          id: name,
          name: alt,
          content: (
            <Picture
              name={name}
              alt={alt}
              priority={priority}
              sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 100vw"
              className="aspect-[3/2] lg:aspect-[6/7]"
            />
          ),
        }))}
      />
      <div className="pointer-events-none absolute top-3 left-3 flex flex-wrap gap-2">
        <Badge text={m.badge_patients({ count: formatClaim(claims.patientsServed) })} />
        <Badge text={m.badge_exams({ count: formatClaim(claims.examTypes) })} />
      </div>
    </div>
  );
}

/** A claim on the picture. */
const Badge = ({ text }: { text: string }) => (
  <p className="rounded-full bg-surface px-3 py-1 text-xs font-semibold">{text}</p>
);
