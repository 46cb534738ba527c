const forget: (() => void)[] = [];

/** Makes something when a file of journeys first asks for it: the next file of the same worker has one of its own. */
export function onceAFile<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  forget.push(() => {
    made = undefined;
  });
  return () => {
    made ??= make();
    return made;
  };
}

/** The file has ended. */
export function forgetFile(): void {
  for (const one of forget) one();
}
