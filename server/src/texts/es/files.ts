export const es = {
  /** What a file is called whose own name is not for everyone. */
  unnamed: 'Fichero complementario',
  /** Where the file store takes nothing, to readers of every kind. */
  notKept:
    'El fichero no se ha podido guardar, y tampoco lo que se enviaba con él. Se puede volver a intentar en unos minutos.',
};
