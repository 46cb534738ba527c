import { useFormat } from '../lib/i18n/useFormat.ts';

interface Props {
  /** A moment, or a day without time. */
  value: string;
}

/** `hace 2 días`, with the exact date on hover. */
export function RelativeTime({ value }: Props) {
  const format = useFormat();
  const exact = value.length === 10 ? format.day(value) : format.dayAndTime(value);
  return (
    <time dateTime={value} title={exact}>
      {format.relative(value)}
    </time>
  );
}
