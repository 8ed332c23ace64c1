/** The reason of an automatic release. The rules of the exam released the report, in the name of the staff member who set them. */
export const AUTOMATIC = 'automatic';
