/** JSON that the database made: it goes into the answer as it is, without being read and written again. */
export class Json<T> {
  declare readonly shape: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
