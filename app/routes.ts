import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

import { type PageId, pagePaths } from './views/pages/page-paths.ts';
import { machineRoutes, otherPages, plainRoutes, publicPages } from './views/pages/page-table.ts';
import { areaPages, personalPages } from './views/pages/personal-pages.ts';

/** Prose needs no module of its own: this one serves every page of the table that has none here. */
const prose = 'routes/public/content.tsx';

/** One module serves the page of every risk calculator. */
const riskCalculator = 'routes/public/risk-calculator.tsx';

const modules: Partial<Record<PageId, string>> = {
  home: 'routes/public/home.tsx',
  services: 'routes/public/services.tsx',
  'blood-tests': 'routes/public/blood-tests.tsx',
  sti: 'routes/public/sti.tsx',
  'risk-hearts': riskCalculator,
  'risk-lipids': riskCalculator,
  'risk-findrisc': riskCalculator,
  'risk-a1c': riskCalculator,
  'risk-body': riskCalculator,
  'risk-egfr': riskCalculator,
  'accurate-results': 'routes/public/accurate-results.tsx',
  'test-catalogue': 'routes/public/test-catalogue.tsx',
  'home-collection': 'routes/public/home-collection.tsx',
  'fast-results': 'routes/public/fast-results.tsx',
  'pregnancy-tests': 'routes/public/pregnancy-tests.tsx',
  'paternity-tests': 'routes/public/paternity-tests.tsx',
  blog: 'routes/public/blog.tsx',
  search: 'routes/public/search.tsx',
  developers: 'routes/public/developers.tsx',
  'my-list': 'routes/public/my-list.tsx',
  about: 'routes/public/about.tsx',
  contact: 'routes/public/contact.tsx',
  'cookie-policy': 'routes/public/cookie-policy.tsx',
  'doctor-login': 'routes/doctor/sign-in.tsx',
  'doctor-registration': 'routes/doctor/registration.tsx',
  'doctor-portal': 'routes/doctor/portal.tsx',
  'results-portal': 'routes/patient/results-portal.tsx',
  'admin-login': 'routes/panel/sign-in.tsx',
};

const at = (path: string, file: string, id: string): RouteConfigEntry =>
  path === '/' ? index(file, { id }) : route(path.slice(1), file, { id });

const pagesOf = (pages: object): RouteConfigEntry[] =>
  // The keys of both tables are page ids.
  (Object.keys(pages) as PageId[]).map((id) => at(pagePaths[id], modules[id] ?? prose, id));

/**
 * The list of URLs: Spanish paths, English module names. English pages live at the same paths under `/en`. The paths are those of
 * `page-table.ts`; a link names one through `localizedHref`, which does not compile for a path that is not there.
 */
export default [
  ...prefix('en?', [
    ...pagesOf(publicPages),
    at(otherPages.exam.path, 'routes/public/exam.tsx', 'exam'),
    at(otherPages.post.path, 'routes/public/blog-post.tsx', 'post'),
    at(otherPages.offline.path, 'routes/public/offline.tsx', 'offline'),
    at(machineRoutes.rss.path, 'routes/machine/rss.ts', 'rss'),
    at(machineRoutes['preparation-calendar'].path, 'routes/machine/preparation-calendar.ts', 'preparation-calendar'),
    at(machineRoutes['risk-file'].path, 'routes/machine/risk-file.ts', 'risk-file'),
    at(machineRoutes['consent-notice'].path, 'routes/machine/consent-notice.tsx', 'consent-notice'),
    at(machineRoutes['search-titles'].path, 'routes/machine/search-titles.ts', 'search-titles'),
    layout('routes/personal.tsx', [
      ...pagesOf(personalPages),
      at(areaPages['staff-code'], 'routes/accounts/sign-in-code.tsx', 'staff-code'),
      at(areaPages['staff-reset-ask'], 'routes/accounts/reset-ask.tsx', 'staff-reset-ask'),
      at(areaPages['staff-reset'], 'routes/accounts/reset.tsx', 'staff-reset'),
      at(areaPages['staff-email'], 'routes/accounts/email-link.tsx', 'staff-email'),
      at(areaPages['staff-factor'], 'routes/panel/second-factor.tsx', 'staff-factor'),
      at(areaPages['staff-invitation'], 'routes/panel/invitation.tsx', 'staff-invitation'),
      at(areaPages['first-run'], 'routes/panel/first-run.tsx', 'first-run'),
      at(areaPages['panel-pulse'], 'routes/panel/pulse.ts', 'panel-pulse'),
      at(areaPages['panel-document'], 'routes/panel/result-document.ts', 'panel-document'),
      layout('routes/panel/panel.tsx', [
        at(areaPages['panel-home'], 'routes/panel/home.tsx', 'panel-home'),
        at(areaPages['panel-go-to'], 'routes/panel/go-to.tsx', 'panel-go-to'),
        at(areaPages.mailbox, 'routes/panel/mailbox.tsx', 'mailbox'),
        layout('routes/panel/inbox.tsx', [
          at(areaPages['panel-inbox'], 'routes/panel/inbox-start.tsx', 'panel-inbox'),
          at(areaPages['panel-inbox-message'], 'routes/panel/inbox-message.tsx', 'panel-inbox-message'),
        ]),
        at(areaPages['panel-visits'], 'routes/panel/visits.tsx', 'panel-visits'),
        at(areaPages['panel-visit'], 'routes/panel/visit.tsx', 'panel-visit'),
        at(areaPages['panel-results'], 'routes/panel/results.tsx', 'panel-results'),
        at(areaPages['panel-auto'], 'routes/panel/auto-release.tsx', 'panel-auto'),
        at(areaPages['panel-auto-exam'], 'routes/panel/auto-release-exam.tsx', 'panel-auto-exam'),
        at(areaPages['panel-critical'], 'routes/panel/critical.tsx', 'panel-critical'),
        at(areaPages['panel-entry'], 'routes/panel/entry.tsx', 'panel-entry'),
        at(areaPages['panel-entry-new'], 'routes/panel/entry-new.tsx', 'panel-entry-new'),
        at(areaPages['panel-entry-order'], 'routes/panel/entry-order.tsx', 'panel-entry-order'),
        at(areaPages['panel-entry-report'], 'routes/panel/entry-report.tsx', 'panel-entry-report'),
        at(areaPages['panel-report'], 'routes/panel/report.tsx', 'panel-report'),
        at(areaPages['panel-system-messages'], 'routes/panel/system-messages.tsx', 'panel-system-messages'),
        at(areaPages['panel-system-message'], 'routes/panel/system-message.tsx', 'panel-system-message'),
        at(areaPages['panel-sender-codes'], 'routes/panel/sender-codes.tsx', 'panel-sender-codes'),
        at(areaPages['panel-team'], 'routes/panel/team.tsx', 'panel-team'),
        at(areaPages['panel-team-invite'], 'routes/panel/team-invite.tsx', 'panel-team-invite'),
        at(areaPages['panel-team-member'], 'routes/panel/team-member.tsx', 'panel-team-member'),
        at(areaPages['panel-systems'], 'routes/panel/systems.tsx', 'panel-systems'),
        at(areaPages['panel-systems-add'], 'routes/panel/systems-add.tsx', 'panel-systems-add'),
        at(areaPages['panel-system'], 'routes/panel/system.tsx', 'panel-system'),
        at(areaPages['panel-audit'], 'routes/panel/audit.tsx', 'panel-audit'),
        at(areaPages['panel-doctors'], 'routes/panel/doctors.tsx', 'panel-doctors'),
        at(areaPages['panel-doctor'], 'routes/panel/doctor.tsx', 'panel-doctor'),
        at(areaPages['panel-patients'], 'routes/panel/patients.tsx', 'panel-patients'),
        at(areaPages['panel-patient'], 'routes/panel/patient.tsx', 'panel-patient'),
        at(areaPages['panel-confirm'], 'routes/accounts/confirm.tsx', 'panel-confirm'),
        at(areaPages['panel-security'], 'routes/accounts/security.tsx', 'panel-security'),
        at(areaPages['panel-security-change'], 'routes/accounts/security-change.tsx', 'panel-security-change'),
      ]),
      at(areaPages['doctor-applied'], 'routes/doctor/applied.tsx', 'doctor-applied'),
      at(areaPages['doctor-confirm'], 'routes/doctor/confirm-email.tsx', 'doctor-confirm'),
      at(areaPages['doctor-code'], 'routes/accounts/sign-in-code.tsx', 'doctor-code'),
      at(areaPages['doctor-reset-ask'], 'routes/accounts/reset-ask.tsx', 'doctor-reset-ask'),
      at(areaPages['doctor-reset'], 'routes/accounts/reset.tsx', 'doctor-reset'),
      at(areaPages['doctor-email'], 'routes/accounts/email-link.tsx', 'doctor-email'),
      layout('routes/doctor/account.tsx', [
        at(areaPages['doctor-confirm-proof'], 'routes/accounts/confirm.tsx', 'doctor-confirm-proof'),
        at(areaPages['doctor-security'], 'routes/accounts/security.tsx', 'doctor-security'),
        at(areaPages['doctor-security-change'], 'routes/accounts/security-change.tsx', 'doctor-security-change'),
      ]),
      at(areaPages['doctor-factor'], 'routes/doctor/second-factor.tsx', 'doctor-factor'),
      at(areaPages['doctor-application'], 'routes/doctor/application.tsx', 'doctor-application'),
      at(areaPages['doctor-report'], 'routes/doctor/report.tsx', 'doctor-report'),
      at(areaPages['doctor-order'], 'routes/doctor/order.tsx', 'doctor-order'),
      at(areaPages['doctor-patient'], 'routes/doctor/patient.tsx', 'doctor-patient'),
      at(areaPages['doctor-calculators'], 'routes/doctor/calculators.tsx', 'doctor-calculators'),
      at(areaPages['doctor-file'], 'routes/doctor/file.ts', 'doctor-file'),
      at(areaPages['doctor-print'], 'routes/doctor/print.tsx', 'doctor-print'),
      at(areaPages['leave-message'], 'routes/public/leave-message.tsx', 'leave-message'),
      at(areaPages['message-received'], 'routes/public/message-received.tsx', 'message-received'),
      at(areaPages['ask-visit'], 'routes/public/ask-visit.tsx', 'ask-visit'),
      at(areaPages['visit-asked'], 'routes/public/visit-asked.tsx', 'visit-asked'),
      at(areaPages['visit-link'], 'routes/public/visit-link.tsx', 'visit-link'),
      at(areaPages['result-link'], 'routes/patient/result-link.tsx', 'result-link'),
      at(areaPages['result-list'], 'routes/patient/result-list.tsx', 'result-list'),
      at(areaPages.result, 'routes/patient/result.tsx', 'result'),
      at(areaPages['result-document'], 'routes/patient/result-document.ts', 'result-document'),
      at(areaPages['result-file'], 'routes/patient/result-file.ts', 'result-file'),
      at(areaPages['share-result'], 'routes/patient/share-result.tsx', 'share-result'),
      at(areaPages['shared-result'], 'routes/patient/shared-result.tsx', 'shared-result'),
      at(areaPages['verify-report'], 'routes/patient/verify-report.tsx', 'verify-report'),
      at(areaPages['patient-sign-in'], 'routes/patient/sign-in.tsx', 'patient-sign-in'),
      layout('routes/patient/account.tsx', [
        at(areaPages['patient-code'], 'routes/accounts/sign-in-code.tsx', 'patient-code'),
        at(areaPages['patient-reset-ask'], 'routes/accounts/reset-ask.tsx', 'patient-reset-ask'),
        at(areaPages['patient-reset'], 'routes/accounts/reset.tsx', 'patient-reset'),
        at(areaPages['patient-email'], 'routes/accounts/email-link.tsx', 'patient-email'),
        at(areaPages['patient-confirm-proof'], 'routes/accounts/confirm.tsx', 'patient-confirm-proof'),
        at(areaPages['patient-security'], 'routes/accounts/security.tsx', 'patient-security'),
        at(areaPages['patient-security-change'], 'routes/accounts/security-change.tsx', 'patient-security-change'),
      ]),
      at(areaPages['patient-registration'], 'routes/patient/registration.tsx', 'patient-registration'),
      at(areaPages['patient-confirmation'], 'routes/patient/confirmation.tsx', 'patient-confirmation'),
      at(areaPages['patient-binding'], 'routes/patient/binding.tsx', 'patient-binding'),
      at(areaPages['patient-access'], 'routes/patient/access.tsx', 'patient-access'),
      at(areaPages['sign-out'], 'routes/sign-out.ts', 'sign-out'),
      at(machineRoutes['doctor-news'].path, 'routes/machine/doctor-news.ts', 'doctor-news'),
      at(machineRoutes['exam-suggestions'].path, 'routes/machine/exam-suggestions.ts', 'exam-suggestions'),
    ]),
    at(machineRoutes.gallery.path, 'routes/development/gallery.tsx', 'gallery'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  at(plainRoutes['catalogue-records'], 'routes/machine/catalogue-records.ts', 'catalogue-records'),
  at(plainRoutes['planning-data'], 'routes/machine/planning-data.ts', 'planning-data'),
  at(plainRoutes['security-txt'], 'routes/machine/security-txt.ts', 'security-txt'),
  at(plainRoutes.robots, 'routes/machine/robots.ts', 'robots'),
  at(plainRoutes.sitemap, 'routes/machine/sitemap.ts', 'sitemap'),
] satisfies RouteConfig;
