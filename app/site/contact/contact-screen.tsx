import { FoldedSections, Warnings } from '../../views/pages/folded-sections.tsx';
import { PageActionLink } from '../../views/pages/page-action-link.tsx';
import { PageFooter } from '../../views/pages/page-ending.tsx';
import { PageHead } from '../../views/pages/page-head.tsx';
import { PageQuestions } from '../../views/pages/page-questions.tsx';
import type { PageView } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { withoutWarnings } from '../../views/pages/section-parts.ts';
import type { ContactOutcome } from '../messages/contact-draft.ts';
import { MessageSection } from '../messages/message-section.tsx';
import { ReachCard } from './reach-card.tsx';
import { SitesSection } from './sites-section.tsx';

interface ContactScreenProps {
  page: PageView;
  tilesUrl: string;
  outcome: ContactOutcome | undefined;
}

/** How to reach the laboratory: its numbers, its sites with a map, and a message. */
export function ContactScreen({ page, tilesUrl, outcome }: ContactScreenProps) {
  return (
    <article className="pb-24">
      <PageHead page={page} beside={<ReachCard />} isCard>
        <PageActionLink action={page.action} from={page} className="no-print mt-6 lg:mt-8" />
      </PageHead>
      <div className="page-frame grid gap-y-16 pt-8 lg:gap-y-24 lg:pt-12">
        <div className="grid gap-y-8">
          <Warnings sections={page.sections} />
          <SitesSection tilesUrl={tilesUrl} />
        </div>
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          <MessageSection outcome={outcome} />
          <div className="grid content-start gap-y-12">
            <FoldedSections sections={withoutWarnings(page.sections)} />
            <PageQuestions questions={page.questions} />
          </div>
          <PageFooter page={page} />
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}
