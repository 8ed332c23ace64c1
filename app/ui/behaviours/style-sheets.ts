/** Adds a style sheet to the page; done when it is there, so that what it styles is never seen without it. */
export const addStyleSheet = (sheet: HTMLElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    document.head.append(sheet);
  });
