export const es = {
  /** What a file is called whose own name is not for everyone. */
  unnamed: 'Fichero complementario',
};
