import { formatClaim } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { labImages } from './slides.ts';

/** Milliseconds between two pictures (clause S4.01). */
const PICTURE_INTERVAL = 4_000;

/** Three pictures, and below them the laboratory's two claims (clause S2.11) beside the carousel's controls. */
export function HeroPictures() {
  const { claims } = useLaboratory();
  return (
    <div className="relative">
      <Carousel
        id="imagenes"
        label={m.hero_pictures_label()}
        interval={PICTURE_INTERVAL}
        controls="under"
        slides={labImages().map(({ name, alt, priority }) => ({
          id: name,
          name: alt,
          content: (
            <Picture
              name={name}
              alt={alt}
              priority={priority}
              sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 100vw"
              className="aspect-[3/2] rounded-lg lg:aspect-[1/1]"
            />
          ),
        }))}
      />
      <div className="pointer-events-none absolute bottom-0 left-0 flex h-11 flex-col justify-center text-xs leading-snug text-ink-soft sm:flex-row sm:items-center sm:gap-x-5 lg:text-sm">
        <Badge text={m.badge_patients({ count: formatClaim(claims.patientsServed) })} />
        <Badge text={m.badge_exams({ count: formatClaim(claims.examTypes) })} />
      </div>
    </div>
  );
}

/** ('50,000+ Pacientes') → its figure has the weight. */
function Badge({ text }: { text: string }) {
  const [figure = '', ...words] = text.split(' ');
  return (
    <p>
      <b className="font-semibold text-ink">{figure}</b> {words.join(' ')}
    </p>
  );
}
