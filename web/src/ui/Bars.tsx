import classes from './Bars.module.css';

interface Props {
  values: readonly number[];
  /** What they show, in words: it is read in the place of the picture. */
  label: string;
}

const width = 4;
const gap = 1.5;
const height = 32;

/** Counts one beside another, the latest at the end. */
export function Bars({ values, label }: Props) {
  const most = Math.max(...values, 1);
  return (
    <svg
      className={classes.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * (width + gap) - gap} ${height}`}
      preserveAspectRatio="none"
    >
      {values.map((value, place) => {
        // Of nothing a line stays, so that the time is seen.
        const tall = value === 0 ? 1 : Math.max((value / most) * height, 3);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={place}
            x={place * (width + gap)}
            y={height - tall}
            width={width}
            height={tall}
            data-none={value === 0 || undefined}
          />
        );
      })}
    </svg>
  );
}
