import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A PDF inside of the page. Its own address lets no page frame it, so it is fetched first. */
export function PdfFrame({ url, title }: { url: string; title: string }) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    let made: string | null = null;
    fetch(url, { signal: left.signal })
      .then((response) => (response.ok ? response.blob() : null))
      .then((blob) => {
        if (blob === null || left.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setShown(made);
      })
      // The links beside it are there all the same.
      .catch(() => undefined);
    return () => {
      left.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [url]);
  if (shown === null) return null;
  return <Box component="iframe" src={shown} title={title} w="100%" h="min(46rem, 85vh)" bd={0} />;
}
