/** Adds a style sheet to the page. Resolves once it has loaded, so that its content never appears unstyled. */
export const addStyleSheet = (sheet: HTMLElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    document.head.append(sheet);
  });
