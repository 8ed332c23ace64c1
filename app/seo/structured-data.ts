import { localizedHref } from '../i18n/href.ts';
import { languageTag, pathInLocale } from '../i18n/locale.ts';
import { citationsOf, reviewerOf } from './attribution.ts';
import { blogPosting } from './blog-posting.ts';
import { businessProfile, laboratoryId, laboratoryInBrief } from './business-profile.ts';
import { isPost } from './described-page.ts';
import { medicalTest } from './medical-test.ts';
import type { PageFacts } from './page-facts.ts';
import { kindOf } from './page-kind.ts';
import { absoluteUrl } from './page-metadata.ts';
import { plainText } from './plain-text.ts';

/** Returns the JSON-LD of a page (schema.org): the laboratory, the site, the page, its breadcrumb trail, and its subject. */
export function structuredData(facts: PageFacts): object {
  const { page, laboratory, publicUrl } = facts;
  // The home page is about the laboratory, so the profile contains everything.
  if (page.id === 'home') return graph(businessProfile(laboratory, publicUrl), webSite(facts));
  const profile = page.id === 'contact' ? businessProfile : laboratoryInBrief;
  const subject = subjectOf(facts);
  return graph(
    { ...profile(laboratory, publicUrl), ...offers(subject) },
    webSite(facts),
    webPage(facts, subject),
    ...(facts.trail.length > 0 ? [breadcrumbs(facts)] : []),
    ...(subject ? [subject] : []),
  );
}

const graph = (...nodes: object[]): object => ({ '@context': 'https://schema.org', '@graph': nodes });

/** The site and its search: `/buscar` in the page's language. */
const webSite = ({ laboratory, publicUrl, locale }: PageFacts): object => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: laboratory.brand,
  url: `${publicUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absoluteUrl(publicUrl, localizedHref(locale, '/buscar'))}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

function webPage(facts: PageFacts, subject: Subject | null): object {
  const { page, locale, publicUrl, canonicalUrl } = facts;
  const { questions = [] } = page;
  const kind = isPost(page) || page.exam ? 'MedicalWebPage' : kindOf(page.id).page;
  const reviewer = kind === 'MedicalWebPage' && page.reviewed ? reviewerOf(page, facts) : null;
  return {
    '@type': questions.length > 0 ? [kind, 'FAQPage'] : kind,
    '@id': `${canonicalUrl}#page`,
    url: canonicalUrl,
    name: page.title,
    description: page.description,
    inLanguage: languageTag[locale],
    isPartOf: { '@id': `${publicUrl}/#website` },
    primaryImageOfPage: { '@type': 'ImageObject', url: facts.image },
    ...(facts.trail.length > 0 && { breadcrumb: { '@id': `${canonicalUrl}#trail` } }),
    ...(page.version && { version: page.version }),
    ...(page.reviewed && { lastReviewed: page.reviewed }),
    ...(reviewer && { reviewedBy: reviewer }),
    ...(subject && { [isPost(page) ? 'mainEntity' : 'about']: { '@id': subject['@id'] } }),
    ...(questions.length > 0 && { mainEntity: questions.map(asQuestion) }),
    ...(!isPost(page) && citationsOf(page)),
  };
}

const asQuestion = ({ question, answer }: { question: string; answer: string }): object => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
});

const breadcrumbs = ({ trail, canonicalUrl, publicUrl, locale }: PageFacts): object => ({
  '@type': 'BreadcrumbList',
  '@id': `${canonicalUrl}#trail`,
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    // schema.org requires a thing here; search engines use its id as the address.
    item: { '@type': 'WebPage', '@id': absoluteUrl(publicUrl, pathInLocale(locale, path)) },
  })),
});

interface Subject {
  '@type': string;
  '@id': string;
}

/** The exam, panel, service, or post that the page presents. */
function subjectOf(facts: PageFacts): Subject | null {
  const { page, laboratory, publicUrl, canonicalUrl, trail } = facts;
  const id = `${canonicalUrl}#subject`;
  if (isPost(page)) return { ...blogPosting(page, facts), '@id': id };
  if (page.exam) return { ...medicalTest(page.exam, facts), '@id': id };
  const { subject } = kindOf(page.id);
  if (!subject) return null;
  const described = {
    '@type': subject,
    '@id': id,
    name: trail.at(-1)?.name ?? page.title,
    description: page.description,
    url: canonicalUrl,
  };
  const provided = { provider: { '@id': laboratoryId(publicUrl) }, areaServed: laboratory.city };
  return subject === 'Service' ? { ...described, ...provided } : described;
}

/** The laboratory offers the tests that it presents. */
const offers = (subject: Subject | null): object =>
  subject?.['@type'].startsWith('MedicalTest') ? { availableTest: { '@id': subject['@id'] } } : {};
