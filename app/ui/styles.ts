import inlineCss from './app.css?inline';

/** The site's one style sheet. Every page carries it whole, which saves a round trip before the first paint. */
export const styles = inlineCss;
