/** A mail's HTML around its words. */
export const mailPage = (title: string, body: string) => `<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f5f8fa;color:#13232d;font:17px/1.55 system-ui,sans-serif">
<div style="max-width:520px;margin:auto;padding:32px 24px;background:#fff;border-radius:16px">${body}</div>
</body></html>`

/** The one button of a mail. */
export const mailButton = (url: string, text: string) =>
  `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#076b9c;color:#fff;font-weight:600;text-decoration:none">${text}</a></p>`
