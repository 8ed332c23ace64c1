import inlineCss from './app.css?inline';

/** The site's single style sheet. Every page inlines all of it, which saves a round trip before the first paint. */
export const styles = inlineCss;
