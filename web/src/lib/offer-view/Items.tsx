import classes from './OfferText.module.css';

/** Names under one another. */
export function Items({ children }: { children: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {children.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
