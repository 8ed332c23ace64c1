import type { Area, Exam } from '../../domain/exams/exam.ts';
import type { PageLibrary } from '../../views/pages/page.ts';
import { isPageId, type PageId, pagePaths } from '../../views/pages/page-paths.ts';

type About = Pick<Exam, 'slug' | 'area' | 'sensitive' | 'specimens'>;

/** The ids of the texts to read about an exam, best first, as `readNext` takes them: ['hormones', 'blog/tiroides-tsh-t4']. */
export type ExamReading = (exam: About) => string[];

interface Shelf {
  all(locale: 'es'): readonly { id: string; exams: readonly string[]; sensitive: boolean }[];
}

interface Text {
  id: string;
  sensitive: boolean;
  exams: readonly string[];
}

const MAX_PAGES = 2;
const MAX_POSTS = 2;

/**
 * Derived once for all exams from the links in the texts, which are the same in both languages (`content-parity.test.ts`). A text that
 * names few exams says more about each than one that names many. The page of another exam never suggests a sensitive text.
 */
export function examReading(pages: Pick<PageLibrary, 'list'>, posts: Shelf): ExamReading {
  const byFewest = (texts: readonly Text[]): Text[] =>
    texts.toSorted((one, other) => one.exams.length - other.exams.length);
  const services = byFewest(
    pages
      .list('es')
      .filter(({ id }) => isServicePage(id))
      .map(({ id, sensitive, exams }) => ({ id, sensitive, exams })),
  );
  const articles = byFewest(
    posts.all('es').map(({ id, sensitive, exams }) => ({ id: `blog/${id}`, sensitive, exams })),
  );
  return (exam) => {
    const own = pageOfArea(exam);
    const about = fitting(services, exam).toSorted((one, other) => Number(other.id === own) - Number(one.id === own));
    const named = about.slice(0, MAX_PAGES).map(({ id }) => id);
    const fallback = own !== null && !exam.sensitive ? [own] : [];
    return [
      ...(named.length > 0 ? named : fallback),
      ...fitting(articles, exam)
        .slice(0, MAX_POSTS)
        .map(({ id }) => id),
    ];
  };
}

/** A sensitive exam gets the texts that treat it as sensitive, and other texts only if there are none. */
function fitting(texts: readonly Text[], { slug, sensitive }: About): Text[] {
  const naming = texts.filter(({ exams }) => exams.includes(slug));
  const discreet = naming.filter((text) => text.sensitive);
  if (!sensitive) return naming.filter((text) => !text.sensitive);
  return discreet.length > 0 ? discreet : naming;
}

/** A service or a package, or a page that is one in everything but its address. */
const isServicePage = (id: string): boolean =>
  isPageId(id) && (/^\/servicios\//.test(pagePaths[id]) || id === 'pregnancy-tests' || id === 'paternity-tests');

const areaPages: Partial<Record<Area, PageId>> = {
  haematology: 'blood-tests',
  coagulation: 'blood-tests',
  immunology: 'blood-tests',
  allergy: 'blood-tests',
  'tumour-markers': 'blood-tests',
  endocrinology: 'hormones',
  microbiology: 'microbiology',
};

/** The page of the exam's area of the laboratory, even if that page does not name the exam. */
function pageOfArea({ area, specimens }: About): PageId | null {
  if (area !== 'chemistry' && area !== 'urine-stool') return areaPages[area] ?? null;
  const [first] = specimens;
  if (first?.type === 'stool') return 'gastrointestinal';
  if (first?.type === 'urine' || first?.type === 'urine-24h') return 'urine-tests';
  return area === 'chemistry' ? 'blood-tests' : null;
}
