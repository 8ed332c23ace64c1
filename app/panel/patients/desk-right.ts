/** Whether the caller may do something at the desk. `proof`: after they prove again who they are. */
export type DeskRight = 'yes' | 'proof' | 'no';
