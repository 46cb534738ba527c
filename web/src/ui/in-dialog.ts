import { createContext } from 'react';

/** Whether what is shown stands in a dialog: one that waited for its turn behind it would not be seen. */
export const InDialog = createContext(false);
