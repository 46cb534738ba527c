import { Banner } from './Banner.tsx';
import { CopyButton } from './CopyButton.tsx';
import classes from './LinkShownOnce.module.css';

interface Props {
  title: string;
  /** That it is not shown again. */
  text: string;
  copyLabel: string;
  url: string;
}

/** A link that was just made, to be copied now. */
export function LinkShownOnce({ title, text, copyLabel, url }: Props) {
  return (
    <div role="status" style={{ width: '100%' }}>
      <Banner meaning="good" title={title} action={<CopyButton value={url}>{copyLabel}</CopyButton>}>
        <p>{text}</p>
        <p className={classes.url}>{url}</p>
      </Banner>
    </div>
  );
}
