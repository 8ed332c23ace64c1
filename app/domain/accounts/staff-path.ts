/**
 * Does this Spanish path belong to the staff? The panel and its entrance are served at PANEL_URL, and links in mails to the staff lead there.
 * '/admin-login/codigo' → true · '/admin-panel' → true · '/administrar' → false
 */
export const isStaffPath = (spanishPath: string): boolean => /^\/admin-(?:login|panel)(?:\/|$)/.test(spanishPath);
