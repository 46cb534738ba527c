interface Pdf {
  nombre: string;
  ficheroB64: string;
}

/** A tab for a PDF that is still to come: browsers open one only at the press itself. */
export function openPdf() {
  const tab = window.open('', '_blank');
  return {
    show: ({ nombre, ficheroB64 }: Pdf) => {
      const bytes = Uint8Array.from(atob(ficheroB64.replace(/^.*,/, '')), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new File([bytes], nombre, { type: 'application/pdf' }));
      if (tab === null) window.location.assign(url);
      else tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
