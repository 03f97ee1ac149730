// Stands in the head of every document and is never linked: declared anew by a sheet that comes late, the font would be
// taken up in the middle of a page and move it.
import 'shared-lib/styles/font.css'
