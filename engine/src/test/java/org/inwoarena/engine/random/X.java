package org.inwoarena.engine.random;
import java.util.*;
import org.inwoarena.engine.*;
import org.inwoarena.engine.trial.*;
class X { public static void main(String[] a){
 var t=new Trial(Board.CATALOGUE); long s=Long.parseLong(a[0]); int n=Integer.parseInt(a[1]); int bad=0; var t0=System.nanoTime();
 var kinds=new TreeMap<String,List<Long>>();
 var mx=java.lang.management.ManagementFactory.getThreadMXBean();
 for(int i=0;i<n;i++){ try{ t.play(s+i, OptionalInt.empty(), Optional.empty()); } catch(BrokenGame b){ bad++; var m=b.getMessage(); Throwable c=b.getCause(); String path=String.valueOf(c); while(c.getCause()!=null){c=c.getCause();path+=" <- "+c;} var st=""; int q=0; for(var e:c.getStackTrace()) if(e.getClassName().contains("inwoarena") && q++<4) st+=" "+e.getFileName()+":"+e.getLineNumber(); var key=(path.substring(0,Math.min(260,path.length()))).replaceAll("[0-9]+","#"); 
   if(kinds.computeIfAbsent(key,k->new ArrayList<>()).isEmpty()){ var last=b.actions().get(b.actions().size()-1); System.out.println("BAD "+m.substring(0,60)+" "+b.actions().size()+" LAST "+last.command()+" :: "+path.substring(0,Math.min(1200,path.length()))+" @"+st); } kinds.get(key).add(s+i); } }
 System.out.println(bad+" bad of "+n+" "+(System.nanoTime()-t0)/1e9+" s, cpu "+mx.getCurrentThreadCpuTime()/1000000+" ms "+t.ends()+" "+t.decisions()+" "+t.tally().summary());
 kinds.forEach((k,v)->System.out.println("  "+v.size()+" x "+k+" "+v));
 if(a.length>2){System.out.println("only offered "+t.tally().onlyOffered());System.out.println("never "+t.tally().never());}
}}
class X3 { public static void main(String[] a){ var t=new Trial(Board.CATALOGUE); try{ t.play(Long.parseLong(a[0]), OptionalInt.empty(), Optional.empty()); }catch(BrokenGame b){ int n=b.actions().size(); for(int i=Math.max(0,n-Integer.parseInt(a[1]));i<n;i++) System.out.println(b.actions().get(i).seat().get()+" "+b.actions().get(i).command()); } } }
