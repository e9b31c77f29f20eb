// Made by `npm run codegen` from codegen/mail-templates.
export const MODERN_EN: string = `<!doctype html>
<html lang="en" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <title>[[title]]</title>
    <!--[if !mso]><!-->
    <meta http-equiv="X-UA-Compatible" content="IE=edge">
    <!--<![endif]-->
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style type="text/css">
      #outlook a { padding:0; }
      body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
      table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
      img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
      p { display:block;margin:13px 0; }
    </style>
    <!--[if mso]>
    <noscript>
    <xml>
    <o:OfficeDocumentSettings>
      <o:AllowPNG/>
      <o:PixelsPerInch>96</o:PixelsPerInch>
    </o:OfficeDocumentSettings>
    </xml>
    </noscript>
    <![endif]-->
    <!--[if lte mso 11]>
    <style type="text/css">
      .mj-outlook-group-fix { width:100% !important; }
    </style>
    <![endif]-->
    
    
    <style type="text/css">
      @media only screen and (min-width:480px) {
        .mj-column-per-100 { width:100% !important; max-width: 100%; }
      }
    </style>
    <style media="screen and (min-width:480px)">
      .moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
    </style>
    
    
  
    
     
    <style type="text/css">
:root { color-scheme: light dark; supported-color-schemes: light dark; }
        .content { direction: ltr; text-align: left; }
        .content h1, .content h2, .content h3, .content p, .content li, .content td, .content th { font-family: 'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif; }
        .content h1, .content h2, .content h3 { margin: 0 0 12px; font-weight: 700; line-height: 1.3; }
        .content * + h1, .content * + h2, .content * + h3 { margin-top: 28px; }
        .content p { margin: 0 0 16px; }
        .content ul, .content ol, .content > table { margin-top: 0; margin-bottom: 16px; }
        .content li { margin-bottom: 4px; }
        .content li p { margin: 0; }
        .content blockquote { margin: 0 0 16px; padding: 0 16px; border-left: 3px solid #b9cdc2; }
        .content img { max-width: 100%; height: auto; }
        .content a { color: #0f4d3a; text-decoration: underline; }
        .content .block { margin: 0 0 24px; }
        .rows { border-collapse: collapse; }
        .rows th, .rows td { padding: 8px 16px 8px 0; border-bottom: 1px solid #b9cdc2; text-align: left; vertical-align: top; }
        .content > :last-child { margin-bottom: 0; }
        @media only screen and (min-width: 480px) {
          .mj-column-per-50 { width: 50% !important; max-width: 50%; }
        }
        @media only screen and (max-width: 479px) {
          .columns .mj-column-per-50 > table > tbody > tr > td { padding: 0 0 16px !important; }
          .columns .mj-column-per-50:last-child > table > tbody > tr > td { padding: 0 !important; }
        }
        @media (prefers-color-scheme: dark) {
          body, body > div, .page, .page > table { background-color: #0d1a15 !important; }
          .card, .card > table, .card td { background-color: #14251e !important; }
          .band, .band > table { background: #c8f169 !important; }
          .card .box, .card .box > table, .card .box td { background-color: #1e362c !important; }
          .content, .content *, .foot, .foot * { color: #e6efe9 !important; }
          .content a, .foot a, .accent div, .accent a { color: #c8f169 !important; }
          .quiet table td, .quiet table a { border-color: #c8f169 !important; background: #14251e !important; color: #c8f169 !important; }
          .card .cta table td, .card .cta table a { background: #c8f169 !important; color: #0d1a15 !important; }
        }
        [data-ogsc] .content, [data-ogsc] .content *, [data-ogsc] .foot, [data-ogsc] .foot * { color: #e6efe9 !important; }
        [data-ogsc] .content a, [data-ogsc] .foot a, [data-ogsc] .accent div, [data-ogsc] .accent a { color: #c8f169 !important; }
    </style>
    <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style media="(min-width:480px)">
          .moz-text-html .mj-column-per-50 { width: 50% !important; max-width: 50%; }
        </style>
        <style media="(max-width:479px)">
          .moz-text-html .columns .mj-column-per-50 > table > tbody > tr > td { padding: 0 0 16px !important; }
          .moz-text-html .columns .mj-column-per-50:last-child > table > tbody > tr > td { padding: 0 !important; }
        </style>
        <style media="print">
          .mj-column-per-100 { display: block !important; }
        </style>
  </head>
  
      <body dir="ltr" bgcolor="#f1f5f2"  style="word-spacing:normal;background-color:#f1f5f2;">
        
        <div
          [[label]] aria-roledescription="email" role="article" lang="en" dir="ltr" style="word-spacing:normal;background-color:#f1f5f2;"
        >
        [[preheader]]
      
      <!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:0;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
      >
        <tbody>
          <tr>
            <td  style="vertical-align:top;padding:24px 32px;">
              
      <table dir="ltr"
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   align="left" class="accent" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:20px;font-weight:700;line-height:1.6;text-align:left;color:#0f4d3a;"
      ><a href="[[home]]" target="_blank" style="color:#0f4d3a;text-decoration:none"><img src="[[logo]]" alt="[[logo_alt]]" width="[[logo_40]]" height="40" style="border:0;vertical-align:middle" />&nbsp;&nbsp;[[logo_name]]</a></div>
    
                </td>
              </tr>
            
        </tbody>
      </table>
    
            </td>
          </tr>
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="band-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#0f4d3a" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  class="band" style="background:#0f4d3a;background-color:#0f4d3a;margin:0px auto;max-width:600px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#0f4d3a;background-color:#0f4d3a;width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:0;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
      >
        <tbody>
          <tr>
            <td  style="vertical-align:top;padding:0;">
              
      <table dir="ltr"
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   style="font-size:0px;word-break:break-word;"
                >
                  
      <div
         style="height:4px;line-height:4px;"
      >&#8202;</div>
    
                </td>
              </tr>
            
        </tbody>
      </table>
    
            </td>
          </tr>
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px;" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:0;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
      >
        <tbody>
          <tr>
            <td  style="vertical-align:top;padding:32px;">
              
      <table dir="ltr"
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   align="left" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:16px;line-height:1.6;text-align:left;color:#1d2b26;"
      ><div class="content" dir="ltr">[[content]]</div></div>
    
                </td>
              </tr>
            
              <tr>
                <td
                   align="left" class="quiet" style="font-size:0px;padding:24px 0 0;word-break:break-word;"
                >
                  
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
      >
        <tbody>
          <tr>
            <td
               align="center" bgcolor="#ffffff" role="presentation" style="border:1px solid #0f4d3a;border-radius:8px;cursor:auto;mso-padding-alt:12px 22px;background:#ffffff;" valign="middle"
            >
              <a
                 href="[[support]]" style="display:inline-block;background:#ffffff;color:#0f4d3a;font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:16px;font-weight:600;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:12px 22px;mso-padding-alt:0px;border-radius:8px;" target="_blank"
              >
                Support centre
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    
                </td>
              </tr>
            
        </tbody>
      </table>
    
            </td>
          </tr>
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
    
      
      <div  style="margin:0px auto;max-width:600px;">
        
        <table
           align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
        >
          <tbody>
            <tr>
              <td
                 style="direction:ltr;font-size:0px;padding:0;text-align:center;"
              >
                <!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]-->
            
      <div
         class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
      >
        
      <table
         border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
      >
        <tbody>
          <tr>
            <td  style="vertical-align:top;padding:24px 32px 40px;">
              
      <table dir="ltr"
         border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
      >
        <tbody>
          
              <tr>
                <td
                   align="left" class="foot" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:13px;line-height:1.7;text-align:left;color:#4d5f57;"
      ><div dir="ltr">You get this email because you subscribed to our newsletter.</div></div>
    
                </td>
              </tr>
            
              <tr>
                <td
                   align="left" class="foot" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:13px;line-height:1.7;text-align:left;color:#4d5f57;"
      ><div dir="ltr"><a href="[[unsubscribe]]" style="color:#0f4d3a">Unsubscribe</a> &nbsp;·&nbsp; <a href="[[privacy]]" style="color:#0f4d3a">Privacy</a> &nbsp;·&nbsp; <a href="[[terms]]" style="color:#0f4d3a">Terms of service</a></div></div>
    
                </td>
              </tr>
            
              <tr>
                <td
                   align="left" class="foot" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:13px;line-height:1.7;text-align:left;color:#4d5f57;"
      ><div dir="ltr">[[sender]]</div></div>
    
                </td>
              </tr>
            
              <tr>
                <td
                   align="left" class="foot" style="font-size:0px;padding:0;word-break:break-word;"
                >
                  
      <div
         style="font-family:'Segoe UI', Tahoma, Arial, 'IBM Plex Sans Arabic', sans-serif;font-size:13px;line-height:1.7;text-align:left;color:#4d5f57;"
      ><div dir="ltr">© [[year]] [[brand]]. All rights reserved.</div></div>
    
                </td>
              </tr>
            
        </tbody>
      </table>
    
            </td>
          </tr>
        </tbody>
      </table>
    
      </div>
    
          <!--[if mso | IE]></td></tr></table><![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        
      </div>
    
      
      <!--[if mso | IE]></td></tr></table><![endif]-->
    
    
      </div>
      </body>
    
</html>
  `;
